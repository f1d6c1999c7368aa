<?php

declare(strict_types=1);

namespace App\Http\Requests\Attachments;

use App\Domain\Notes\RecordAccess;
use App\Http\Requests\FormRequest;
use App\Infrastructure\Files\FileInspector;
use App\Infrastructure\Files\FileRefusedException;
use App\Infrastructure\Files\NewFile;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/** One `file`, for the record in the URL. */
final class StoreAttachmentRequest extends FormRequest
{
    private ?Model $record = null;

    public function authorize(): bool
    {
        return $this->subject()->exists;
    }

    public function rules(): array
    {
        return ['file' => ['bail', 'required', 'file', 'max:'.(FileInspector::MAX_BYTES / 1024)]];
    }

    public function messages(): array
    {
        return [
            'file.required' => 'Choose a file.',
            'file.max' => 'The file is larger than 20 MB.',
            'file.*' => 'Couldn\'t upload the file. Choose a file of at most 20 MB.',
        ];
    }

    public function subject(): Model
    {
        /** @var User $uploader */
        $uploader = $this->user();
        ['subjectType' => $type, 'subjectId' => $id] = $this->route()->parameters();

        return $this->record ??= app(RecordAccess::class)->findOrFail($type, (int) $id, $uploader);
    }

    /** @throws ValidationException when the file is refused */
    public function newFile(FileInspector $inspector): NewFile
    {
        /** @var UploadedFile $upload */
        $upload = $this->file('file');

        try {
            return NewFile::of($upload, $inspector);
        } catch (FileRefusedException $refused) {
            throw ValidationException::withMessages(['file' => $refused->getMessage()]);
        }
    }
}
