"""A disk after a power cut, looked at on the host without mounting it."""

import os
import pathlib
import shutil
import subprocess


class Card:
    """One copy of a disk. What is looked at is changed by it: the journal is played, and the store is started once."""

    def __init__(self, image, program, folder):
        self.image = str(image)
        self.program = str(program)
        self.folder = pathlib.Path(folder)
        self.before = set()
        self.after = set()
        self.remark = ""

    def problems(self, promises):
        """Sentences about what is wrong; none when all is well."""
        found = self._file_system()
        if found:
            return found
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir()
        self._run(["debugfs", "-R", f"rdump /store {self.folder}", self.image])
        store = self.folder / "store"
        if not (store / "FORMAT").exists():
            return ["there is no store"] if promises.count else []

        # As another machine would find it, without any start.
        self.before = self._listed(store)
        found += self._broken_promises("listed", self.before, promises)
        found += self._whole(store, self.before)
        code, text = self._nosebooth("recover", store)
        if code != 0:
            found.append(f"does not open ({code}): {text[-300:]}")
        code, text = self._nosebooth("verify", store)
        if code != 0:
            found.append(f"does not verify ({code}): {text[-300:]}")
        self.after = self._listed(store)
        found += self._broken_promises("there after a start", self.after, promises)
        gone = self.before - self.after - promises.going
        if gone:
            found.append(f"gone by a start: {sorted(gone)}")
        aside = sorted(os.listdir(store / "quarantine"))
        if aside:
            found.append(f"in quarantine: {aside}")
        left = sorted(os.listdir(store / "staging") + os.listdir(store / "trash"))
        if left:
            found.append(f"left over: {left}")
        return found

    def _file_system(self):
        """Plays the journal and repairs nothing; a second look has to find a clean file system."""
        first = self._run(["e2fsck", "-p", self.image])
        second = self._run(["e2fsck", "-f", "-n", self.image])
        if first.returncode not in (0, 1) or second.returncode != 0:
            return [f"e2fsck: {first.stdout.strip()} {second.stdout.strip()}"]
        return []

    def _listed(self, store):
        answer = self._nosebooth("list", store)
        return {line.split()[0] for line in answer[1].splitlines() if line.startswith("k")}

    def _whole(self, store, names):
        """What is listed has to be whole for a verifier that is not ours."""
        if shutil.which("bagit.py") is None:
            self.remark = " (without bagit.py)"
            return []
        bags = [str(store / "ready" / name) for name in sorted(names)]
        if not bags:
            return []
        answer = self._run(["bagit.py", "--validate", "--quiet", *bags])
        return [] if answer.returncode == 0 else [f"bagit.py: {answer.stdout.strip()[-400:]}"]

    @staticmethod
    def _broken_promises(what, listed, promises):
        found = []
        if promises.kept - listed:
            found.append(f"promised and not {what}: {sorted(promises.kept - listed)}")
        if promises.erased & listed:
            found.append(f"erased and {what}: {sorted(promises.erased & listed)}")
        # A commit that was under way may be there; there is only one at a time.
        if len(listed - promises.kept - promises.going) > 1:
            found.append(f"never promised and {what}: {sorted(listed - promises.kept - promises.going)}")
        return found

    def _nosebooth(self, word, store):
        answer = self._run([self.program, "store", word, "--store", str(store)])
        return answer.returncode, answer.stdout.strip()

    @staticmethod
    def _run(words):
        return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
