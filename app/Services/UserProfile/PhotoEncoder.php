<?php

declare(strict_types=1);

namespace App\Services\UserProfile;

use GdImage;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/**
 * Draws an uploaded picture anew as a square JPEG, so that nothing but its pixels is kept: no metadata, no place, no
 * second file hidden inside. What it is, is told by its content; name and claimed type are ignored (ASVS 5.0.0, 5.2.2).
 */
final readonly class PhotoEncoder
{
    public const MAX_KILOBYTES = 5 * 1024;

    public const SIDE = 256;

    /** Decoded at four bytes a pixel: 64 MB at most. */
    private const MAX_PIXELS = 16_000_000;

    private const QUALITY = 86;

    /**
     * @return string the JPEG's bytes
     *
     * @throws ValidationException
     */
    public function encode(UploadedFile $file): string
    {
        $size = @getimagesize($file->getPathname());
        if ($size === false || ! in_array($size[2], [IMAGETYPE_JPEG, IMAGETYPE_PNG, IMAGETYPE_WEBP], true)) {
            throw $this->refusal('Choose a JPEG, PNG or WebP picture.');
        }
        if ($size[0] < 1 || $size[1] < 1 || $size[0] * $size[1] > self::MAX_PIXELS) {
            throw $this->refusal('This picture has too many pixels. Choose one of at most 16 megapixels.');
        }

        $image = @imagecreatefromstring((string) file_get_contents($file->getPathname()));
        if ($image === false) {
            throw $this->refusal('This picture is damaged. Choose another one.');
        }

        return $this->jpeg($this->square($this->upright($image, $size[2], $file->getPathname())));
    }

    /** Phones store the picture as the sensor lay and note which way is up. */
    private function upright(GdImage $image, int $type, string $path): GdImage
    {
        $exif = $type === IMAGETYPE_JPEG && function_exists('exif_read_data') ? @exif_read_data($path) : false;
        $degrees = match (is_array($exif) ? ($exif['Orientation'] ?? 1) : 1) {
            3 => 180,
            6 => 270,
            8 => 90,
            default => 0,
        };

        return $degrees === 0 ? $image : (imagerotate($image, $degrees, 0) ?: $image);
    }

    /** The middle square, on white where the picture is see-through. */
    private function square(GdImage $image): GdImage
    {
        $side = min(imagesx($image), imagesy($image));
        $square = imagecreatetruecolor(self::SIDE, self::SIDE);
        imagefill($square, 0, 0, (int) imagecolorallocate($square, 255, 255, 255));
        imagecopyresampled(
            $square, $image, 0, 0,
            intdiv(imagesx($image) - $side, 2), intdiv(imagesy($image) - $side, 2),
            self::SIDE, self::SIDE, $side, $side,
        );

        return $square;
    }

    private function jpeg(GdImage $image): string
    {
        ob_start();
        imagejpeg($image, null, self::QUALITY);

        return (string) ob_get_clean();
    }

    private function refusal(string $message): ValidationException
    {
        return ValidationException::withMessages(['photo' => $message]);
    }
}
