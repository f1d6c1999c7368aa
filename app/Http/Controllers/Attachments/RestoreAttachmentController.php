<?php

declare(strict_types=1);

namespace App\Http\Controllers\Attachments;

use App\Actions\Attachments\RestoreAttachment;
use App\Models\Attachment;
use Illuminate\Http\RedirectResponse;

final class RestoreAttachmentController
{
    public function __invoke(string $subjectType, int $subjectId, Attachment $attachment, RestoreAttachment $restore): RedirectResponse
    {
        $restore->handle($attachment);

        return back()->with('success', 'File restored.')->with('auto_hide_success_message', true);
    }
}
