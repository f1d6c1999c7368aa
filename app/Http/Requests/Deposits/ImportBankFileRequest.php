<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Domain\Deposits\BankFiles\BankFileContent;
use App\Domain\Deposits\BankFiles\BankFileReader;
use Illuminate\Validation\ValidationException;

/** The file again, with the hash of its dry run, so that the user imports the file that they checked. */
final class ImportBankFileRequest extends CheckBankFileRequest
{
    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return [...parent::rules(), 'sha256' => ['required', 'string']];
    }

    /** @throws ValidationException when the file can't be read or is not the checked one */
    public function checkedContent(BankFileReader $reader): BankFileContent
    {
        $content = $this->content($reader);

        return hash_equals($content->sha256, (string) $this->validated('sha256'))
            ? $content
            : throw ValidationException::withMessages(['file' => 'The file has changed since it was checked. Check it again.']);
    }
}
