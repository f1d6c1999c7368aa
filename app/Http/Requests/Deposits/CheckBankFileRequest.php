<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Domain\Deposits\BankFiles\BankFileContent;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Http\Requests\FormRequest;
use App\Support\OperationRefusedException;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/** A form with a bank's CSV file in `file`, recognised by its content. */
class CheckBankFileRequest extends FormRequest
{
    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return ['file' => ['bail', 'required', 'file', 'max:'.BankFileReader::MAX_KILOBYTES]];
    }

    public function messages(): array
    {
        return [
            'file.required' => 'Choose a CSV file from the bank.',
            'file.file' => 'Choose a CSV file from the bank.',
            'file.uploaded' => 'The file could not be uploaded. Choose one of at most 16 MB.',
            'file.max' => 'The file is larger than 16 MB. Export a shorter period.',
        ];
    }

    /** @throws ValidationException when the file can't be read */
    public function content(BankFileReader $reader): BankFileContent
    {
        try {
            return $reader->read($this->bankFile()->getPathname());
        } catch (OperationRefusedException $refused) {
            throw ValidationException::withMessages(['file' => $refused->getMessage()]);
        }
    }

    /** The user's file name, for the history; never used as a path. */
    public function filename(): string
    {
        $name = trim((string) preg_replace('/\p{C}+/u', '', mb_scrub($this->bankFile()->getClientOriginalName())));

        return $name === '' ? 'Bank file' : mb_substr($name, 0, 255);
    }

    public function filePath(): string
    {
        return $this->bankFile()->getPathname();
    }

    private function bankFile(): UploadedFile
    {
        /** @var UploadedFile */
        return $this->file('file');
    }
}
