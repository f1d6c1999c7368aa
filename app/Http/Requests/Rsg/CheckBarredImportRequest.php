<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Domain\Rsg\BarredFileReader;
use App\Enums\AustralianState;
use App\Enums\BarredList;
use App\Http\Requests\FormRequest;
use App\Support\PlainText;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\Rule;

/** The file of a barred list: CSV, or a workbook that the browser converted. */
final class CheckBarredImportRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'list' => ['required', Rule::enum(BarredList::class)],
            'jurisdiction' => ['nullable', Rule::enum(AustralianState::class)],
            'source' => ['required', 'string', 'max:100', new PlainText],
            'format' => ['required', Rule::in(['csv', 'xlsx'])],
            'file' => ['bail', 'required', 'file', 'max:'.BarredFileReader::MAX_KILOBYTES],
        ];
    }

    public function messages(): array
    {
        return [
            'list.*' => 'Choose a list.', 'jurisdiction.*' => 'Choose a state.', 'source.required' => 'Enter the name of the list.',
            'file.max' => 'The file is larger than 8 MB.', 'file.*' => 'Choose a CSV file or an Excel workbook.',
        ];
    }

    public function attributes(): array
    {
        return ['source' => 'list name'];
    }

    /** The user's file name, for the history; never used as a path. */
    public function filename(): string
    {
        $name = trim((string) preg_replace('/\p{C}+/u', '', mb_scrub($this->upload()->getClientOriginalName())));

        return $name === '' ? 'Barred list' : mb_substr($name, 0, 255);
    }

    public function content(): string
    {
        return (string) file_get_contents($this->upload()->getPathname());
    }

    private function upload(): UploadedFile
    {
        /** @var UploadedFile */
        return $this->file('file');
    }
}
