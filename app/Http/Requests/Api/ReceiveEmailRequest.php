<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Http\Requests\Concerns\ReadsMailFields;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\NewInboundEmail;
use App\Support\MailText;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Support\Str;

/** Body of `POST /api/v1/emails/inbound`. */
#[ObjectSchema('NewInboundEmail', 'An e-mail that came in.', [
    'provider_id' => new Field('string', 'The Message-ID, with or without its brackets.', 'CAF7-88213@mail.example.com', pattern: '^<?[!-;=?-~]+>?$', maxLength: 191),
    'from' => new Field('string', 'Who wrote, with or without a name.', 'Emma Walsh <emma.walsh@example.com>', maxLength: 400),
    'to' => new Field('string', 'Our address.', 'support@paddock.example', maxLength: 400),
    'subject' => new Field('string', 'The subject; of a longer one the first 255 characters are kept.', 'My withdrawal', optional: true, nullable: true, maxLength: self::LONGEST_SUBJECT),
    'body' => new Field('string', 'Plain text or HTML. Of HTML only the text is kept.', 'Please call me about my withdrawal', maxLength: self::LONGEST_BODY),
    'received_at' => new Field('string', 'When the provider had it, with its offset.', '2026-11-20T14:05:00+11:00', format: 'date-time'),
])]
final class ReceiveEmailRequest extends FormRequest
{
    use ReadsMailFields;

    /** The longest line that a mail may have. */
    private const LONGEST_SUBJECT = 998;

    private const LONGEST_BODY = 100_000;

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'provider_id' => $this->messageIdRules(),
            'from' => $this->addressRules(),
            'to' => $this->addressRules(),
            'subject' => ['nullable', 'string', 'max:'.self::LONGEST_SUBJECT],
            'body' => ['required', 'string', 'max:'.self::LONGEST_BODY],
            'received_at' => $this->momentRules(),
        ];
    }

    public function toNewInboundEmail(): NewInboundEmail
    {
        $text = MailText::plain($this->validated('body'));

        return new NewInboundEmail(
            provider_id: $this->messageId(),
            from: $this->address('from'),
            to: $this->address('to'),
            subject: Str::limit(Str::squish($this->optionalText('subject') ?? '(no subject)'), 254, '…'),
            body: $text === '' ? '(no text)' : $text,
            received_at: $this->moment('received_at'),
        );
    }
}
