<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

use App\Infrastructure\Files\FileInspector;
use App\Infrastructure\Files\FileRefusedException;
use App\Infrastructure\Files\NewFile;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/** One `file` to attach. */
trait TakesFile
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['file' => ['bail', 'required', 'file', 'max:'.(FileInspector::MAX_BYTES / 1024)]];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'file.required' => 'Choose a file.',
            'file.max' => 'The file is larger than 20 MB.',
            'file.*' => 'Couldn’t upload the file. Choose a file of at most 20 MB.',
        ];
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
