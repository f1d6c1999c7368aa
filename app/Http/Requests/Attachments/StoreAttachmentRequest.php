<?php

declare(strict_types=1);

namespace App\Http\Requests\Attachments;

use App\Domain\Notes\RecordAccess;
use App\Http\Requests\Concerns\TakesFile;
use App\Http\Requests\FormRequest;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;

/** One `file`, for the record in the URL. */
final class StoreAttachmentRequest extends FormRequest
{
    use TakesFile;

    private ?Model $record = null;

    public function authorize(): bool
    {
        return $this->subject()->exists;
    }

    public function subject(): Model
    {
        /** @var User $uploader */
        $uploader = $this->user();
        ['subjectType' => $type, 'subjectId' => $id] = $this->route()->parameters();

        return $this->record ??= app(RecordAccess::class)->findOrFail($type, (int) $id, $uploader);
    }
}
