<?php

declare(strict_types=1);

namespace App\Infrastructure\Images;

use DomainException;

/** The picture is not supported. The message is shown to the sender. */
final class PictureRefusedException extends DomainException {}
