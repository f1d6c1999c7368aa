<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\SocialMediaReview;
use Illuminate\Contracts\Filesystem\Factory as Disks;
use Symfony\Component\HttpFoundation\HeaderUtils;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpFoundation\StreamedResponse;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/** Opens the screenshot of a review, and no other file of the private disk. */
final readonly class ReviewScreenshotController
{
    /** Only the folder of the screenshots, whatever a row says; no dots but the one before the extension. */
    private const PATH = '#\Asocial-media-reviews/(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\.[a-z0-9]{1,5}\z#';

    /** Types that the browser shows; others are downloaded. */
    private const SHOWN = ['png' => 'image/png', 'jpg' => 'image/jpeg', 'jpeg' => 'image/jpeg', 'webp' => 'image/webp'];

    public function __invoke(string $file_path, AuditTrail $audit, Disks $disks): Response
    {
        $disk = $disks->disk();
        $review = preg_match(self::PATH, $file_path) === 1 ? SocialMediaReview::query()->where('file_path', $file_path)->first() : null;
        // Compared here as well: some databases take upper and lower case for the same.
        if ($review?->file_path !== $file_path) {
            throw new NotFoundHttpException;
        }
        $path = $review->file_path;
        $stream = ($disk->exists($path) ? $disk->readStream($path) : null) ?? throw new NotFoundHttpException;
        $audit->record('social_media_review.screenshot_opened', $review);
        $type = self::SHOWN[pathinfo($path, PATHINFO_EXTENSION)] ?? null;

        return new StreamedResponse(static function () use ($stream): void {
            fpassthru($stream);
            fclose($stream);
        }, 200, [
            'Content-Type' => $type ?? 'application/octet-stream',
            'Content-Length' => (string) $disk->size($path),
            'Content-Disposition' => HeaderUtils::makeDisposition($type === null ? 'attachment' : 'inline', basename($path)),
            // The browser itself styles the page that it makes around a picture.
            'Content-Security-Policy' => "default-src 'none'; style-src 'unsafe-inline'; sandbox",
            'X-Content-Type-Options' => 'nosniff',
            'Cache-Control' => 'no-store, private',
        ]);
    }
}
