<?php

declare(strict_types=1);

namespace App\Infrastructure\Images;

use GdImage;

/** The upright pixels of a picture, and the type of its file. */
final readonly class Picture
{
    /** @param  IMAGETYPE_JPEG|IMAGETYPE_PNG|IMAGETYPE_WEBP  $type */
    public function __construct(public GdImage $image, public int $type) {}
}
