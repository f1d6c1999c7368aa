<?php

declare(strict_types=1);

namespace App\Http\Controllers\Attachments;

use App\Actions\Attachments\DeleteAttachment;
use App\Actions\Attachments\RenameAttachment;
use App\Actions\Attachments\StoreAttachment;
use App\Data\Attachments\StoredFile;
use App\Http\Requests\Attachments\RenameAttachmentRequest;
use App\Http\Requests\Attachments\StoreAttachmentRequest;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Files\AttachmentStorage;
use App\Infrastructure\Files\FileInspector;
use App\Infrastructure\Files\FileKind;
use App\Models\Attachment;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Str;
use Symfony\Component\HttpFoundation\HeaderUtils;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpFoundation\StreamedResponse;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

final class AttachmentController
{
    /** One file of several, with its own progress: JSON. */
    public function store(StoreAttachmentRequest $request, StoreAttachment $store, FileInspector $inspector, #[CurrentUser] User $uploader): JsonResponse
    {
        $attachment = $store->handle($request->subject(), $request->newFile($inspector), $uploader);

        return new JsonResponse(new StoredFile($attachment->id, $attachment->name, $attachment->wasRecentlyCreated ? null : $attachment->name));
    }

    public function update(RenameAttachmentRequest $request, string $subjectType, int $subjectId, Attachment $attachment, RenameAttachment $rename): RedirectResponse
    {
        $rename->handle($attachment, $request->string('name')->value());

        return back()->with('success', 'File renamed.')->with('auto_hide_success_message', true);
    }

    /** The page offers to undo it. */
    public function destroy(string $subjectType, int $subjectId, Attachment $attachment, DeleteAttachment $delete): RedirectResponse
    {
        $delete->handle($attachment);

        return back();
    }

    public function restore(string $subjectType, int $subjectId, Attachment $attachment, DeleteAttachment $delete): RedirectResponse
    {
        $delete->restore($attachment);

        return back()->with('success', 'File restored.')->with('auto_hide_success_message', true);
    }

    /** Downloads a file and audits it. `?show=1` opens pictures and PDFs in the browser. */
    public function download(Request $request, string $subjectType, int $subjectId, Attachment $attachment, AttachmentStorage $storage, AuditTrail $audit): Response
    {
        $stream = $storage->open($attachment->path) ?? throw new NotFoundHttpException;
        $isShown = $request->boolean('show') && FileKind::isShown($attachment->mime);
        $audit->record("{$subjectType}.attachment_".($isShown ? 'opened' : 'downloaded'), $attachment->subject()->first(), after: ['attachment_id' => $attachment->id, 'attachment_name' => $attachment->name]);

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
