// The JPEG codec; the C face of libjpeg-turbo as it is.
#pragma once
#include <turbojpeg.h>
