<?php

declare(strict_types=1);

namespace App\Http;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Files\AttachmentStorage;
use App\Infrastructure\Files\FileKind;
use App\Models\Attachment;
use Illuminate\Http\Request;
use Illuminate\Support\Str;
use Symfony\Component\HttpFoundation\HeaderUtils;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpFoundation\StreamedResponse;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/** Downloads a file and audits it. `?show=1` opens pictures and PDFs in the browser. */
final readonly class AttachmentAnswer
{
    public function __construct(private AttachmentStorage $storage, private AuditTrail $audit) {}

    public function of(Request $request, Attachment $attachment): Response
    {
        $stream = $this->storage->open($attachment->path) ?? throw new NotFoundHttpException;
        $isShown = $request->boolean('show') && FileKind::isShown($attachment->mime);
        $this->audit->record(
            "{$attachment->subject_type}.attachment_".($isShown ? 'opened' : 'downloaded'),
            $attachment->subject()->first(),
            after: ['attachment_id' => $attachment->id, 'attachment_name' => $attachment->name],
        );

        return new StreamedResponse(static function () use ($stream): void {
            fpassthru($stream);
            fclose($stream);
        }, 200, [
            'Content-Type' => $isShown ? $attachment->mime : 'application/octet-stream',
            'Content-Length' => (string) $attachment->size,
            'Content-Disposition' => HeaderUtils::makeDisposition($isShown ? 'inline' : 'attachment', $attachment->name, $this->plainName($attachment->name)),
            // A sandbox would prevent the browser from showing a PDF. This policy loads nothing.
            'Content-Security-Policy' => "default-src 'none'; style-src 'unsafe-inline'".($attachment->mime === FileKind::Pdf->mime() ? '' : '; sandbox'),
            'X-Content-Type-Options' => 'nosniff',
            'Cache-Control' => 'no-store, private',
        ]);
    }

    /** An ASCII name for old browsers. */
    private function plainName(string $name): string
    {
        return str_replace(['%', '/', '\\'], '-', Str::ascii($name)) ?: 'file';
    }
}
