<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Actions\Emails\NewEmail;
use App\Enums\MessageChannel;
use App\Services\Attachments\FileInspector;
use App\Services\Attachments\FileRefused;
use App\Services\Attachments\NewFile;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;

/** `subject`, `body`, `template_id`, `reference`, and `files` of at most 10 MB together. */
final class SendEmailRequest extends FormRequest
{
    use UsesTemplate;

    private const MOST_BYTES = 10 * 1024 * 1024;

    /** @return array<string, mixed> */
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

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'subject.required' => 'Write a subject.',
            'body.required' => 'Write a message first.',
            'body.max' => 'A message has at most 20,000 letters.',
            'files.max' => 'An e-mail takes at most 10 files.',
            'files.*.*' => 'A file could not be uploaded. Choose files of at most 10 MB together.',
            'template_id.*' => 'That template is no longer approved. Choose another one.',
            'reference.*' => 'The e-mail could not be sent. Reload the page and try again.',
        ];
    }

    /** @throws ValidationException when one of the files is not taken */
    public function email(FileInspector $inspector): NewEmail
    {
        return new NewEmail(trim((string) $this->validated('subject')), (string) $this->validated('body'), $this->reference(), $this->template(), $this->newFiles($inspector));
    }

    /** @return list<NewFile> */
    private function newFiles(FileInspector $inspector): array
    {
        /** @var list<UploadedFile> $uploads */
        $uploads = $this->validated('files') ?? [];
        if (array_sum(array_map(static fn (UploadedFile $file): int => (int) $file->getSize(), $uploads)) > self::MOST_BYTES) {
            throw ValidationException::withMessages(['files' => 'The files are larger than 10 MB together. Leave some out.']);
        }

        return array_map(static function (UploadedFile $file) use ($inspector): NewFile {
            try {
                return NewFile::of($file, $inspector);
            } catch (FileRefused $refused) {
                throw ValidationException::withMessages(['files' => NewFile::cleaned($file->getClientOriginalName()).': '.$refused->getMessage()]);
            }
        }, $uploads);
    }
}
