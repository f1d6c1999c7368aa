<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Domain\Messages\NewEmail;
use App\Enums\MessageChannel;
use App\Http\Requests\FormRequest;
use App\Infrastructure\Files\FileInspector;
use App\Infrastructure\Files\FileRefusedException;
use App\Infrastructure\Files\NewFile;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/** `subject`, `body`, `template_id`, `reference`, and `files` of at most 10 MB together. */
final class SendEmailRequest extends FormRequest
{
    use UsesTemplate;

    private const MOST_BYTES = 10 * 1024 * 1024;

    public function rules(): array
    {
        return [
            'subject' => ['required', 'string', 'max:200', 'regex:/\A[^\r\n]*\z/', $this->holdsNoVariable(...)],
            'body' => ['required', 'string', 'max:20000', $this->holdsNoVariable(...)],
            'files' => ['nullable', 'array', 'list', 'max:10'],
            'files.*' => ['file'],
            ...$this->templateRules(MessageChannel::Email),
        ];
    }

    public function messages(): array
    {
        return [
            'subject.required' => 'Enter a subject.',
            'body.required' => 'Enter a message.',
            'body.max' => 'The message must be at most 20,000 characters.',
            'files.max' => 'Attach at most 10 files.',
            'files.*.*' => 'Couldn’t upload a file. Choose files of at most 10 MB in total.',
            'template_id.*' => 'This template is no longer approved. Choose another one.',
            'reference.*' => 'Couldn’t send the email. Reload the page and try again.',
        ];
    }

    /** @throws ValidationException when one of the files is not taken */
    public function email(FileInspector $inspector): NewEmail
    {
        return new NewEmail(
            trim((string) $this->validated('subject')),
            (string) $this->validated('body'),
            $this->reference(),
            $this->template(),
            $this->newFiles($inspector),
        );
    }

    /** @return list<NewFile> */
    private function newFiles(FileInspector $inspector): array
    {
        /** @var list<UploadedFile> $uploads */
        $uploads = $this->validated('files') ?? [];
        if (array_sum(array_map(static fn (UploadedFile $file): int => (int) $file->getSize(), $uploads)) > self::MOST_BYTES) {
            throw ValidationException::withMessages(['files' => 'The files are larger than 10 MB in total. Remove some.']);
        }

        return array_map(static function (UploadedFile $file) use ($inspector): NewFile {
            try {
                return NewFile::of($file, $inspector);
            } catch (FileRefusedException $refused) {
                throw ValidationException::withMessages(['files' => NewFile::cleaned($file->getClientOriginalName()).': '.$refused->getMessage()]);
            }
        }, $uploads);
    }
}
