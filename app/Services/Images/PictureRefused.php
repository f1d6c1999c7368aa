<?php

declare(strict_types=1);

namespace App\Services\Images;

use DomainException;

/** The file is no picture that we take; the message is for whoever sent it. */
final class PictureRefused extends DomainException {}
