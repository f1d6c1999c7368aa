<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Http\Requests\FormRequest;
use Illuminate\Http\UploadedFile;

/** The CSV `file` of an attendance list. */
final class ImportAttendanceRequest extends FormRequest
{
    public function rules(): array
    {
        return ['file' => ['bail', 'required', 'file', 'max:1024']];
    }

    public function messages(): array
    {
        return ['file.*' => 'Choose a CSV file of at most 1 MB.'];
    }

    public function csv(): string
    {
        /** @var UploadedFile $file */
        $file = $this->file('file');

        return (string) $file->getContent();
    }
}
