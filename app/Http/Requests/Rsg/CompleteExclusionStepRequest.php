<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Domain\Rsg\StepEvidence;
use App\Http\Requests\FormRequest;
use App\Infrastructure\Files\FileInspector;
use App\Infrastructure\Files\FileRefusedException;
use App\Infrastructure\Files\NewFile;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/** `note` when the records don't show that the step is done; `proof` or `file` for a closed site account. */
final class CompleteExclusionStepRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'note' => ['nullable', 'string', 'min:10', 'max:255'],
            'proof' => ['nullable', 'string', 'min:3', 'max:255'],
            'file' => ['nullable', 'file', 'max:'.(FileInspector::MAX_BYTES / 1024)],
        ];
    }

    public function messages(): array
    {
        return [
            'note.min' => 'Enter a reason of at least 10 characters.',
            'proof.min' => 'Enter a reference of at least 3 characters.',
            'file.*' => 'Choose a file of at most 20 MB.',
        ];
    }

    /** @throws ValidationException when the file is refused */
    public function evidence(FileInspector $inspector): StepEvidence
    {
        $upload = $this->file('file');

        try {
            return new StepEvidence(
                $this->validated('note'),
                $this->validated('proof'),
                $upload instanceof UploadedFile ? NewFile::of($upload, $inspector) : null,
            );
        } catch (FileRefusedException $refused) {
            throw ValidationException::withMessages(['file' => $refused->getMessage()]);
        }
    }
}
