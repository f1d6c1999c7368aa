<?php

declare(strict_types=1);

namespace App\Http\Controllers\Attachments;

use App\Actions\Attachments\DeleteAttachment;
use App\Actions\Attachments\RenameAttachment;
use App\Actions\Attachments\StoreAttachment;
use App\Data\Attachments\StoredFile;
use App\Http\AttachmentAnswer;
use App\Http\Requests\Attachments\RenameAttachmentRequest;
use App\Http\Requests\Attachments\StoreAttachmentRequest;
use App\Infrastructure\Files\FileInspector;
use App\Models\Attachment;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

final class AttachmentController
{
    /** One file of several, with its own progress: JSON. */
    public function store(StoreAttachmentRequest $request, StoreAttachment $store, FileInspector $inspector, #[CurrentUser] User $uploader): JsonResponse
    {
        $attachment = $store->handle($request->subject(), $request->newFile($inspector), $uploader);

        return new JsonResponse(new StoredFile($attachment->id, $attachment->name, $attachment->wasRecentlyCreated ? null : $attachment->name));
    }

    public function update(
        RenameAttachmentRequest $request,
        string $subjectType,
        int $subjectId,
        Attachment $attachment,
        RenameAttachment $rename,
    ): RedirectResponse {
        $rename->handle($attachment, $request->string('name')->value());

        return back()->with('success', 'File renamed.')->with('auto_hide_success_message', true);
    }

    /** The page offers to undo it. */
    public function destroy(string $subjectType, int $subjectId, Attachment $attachment, DeleteAttachment $delete): RedirectResponse
    {
        try {
            $delete->handle($attachment);
        } catch (OperationRefusedException $refused) {
            return back(303)->with('error', $refused->getMessage());
        }

        return back();
    }

    public function restore(string $subjectType, int $subjectId, Attachment $attachment, DeleteAttachment $delete): RedirectResponse
    {
        $delete->restore($attachment);

        return back()->with('success', 'File restored.')->with('auto_hide_success_message', true);
    }

    public function download(Request $request, string $subjectType, int $subjectId, Attachment $attachment, AttachmentAnswer $answer): Response
    {
        return $answer->of($request, $attachment);
    }
}
