<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Http\Requests\Concerns\ReadsMailFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Models\Email;
use App\Support\MailText;
use Illuminate\Support\Str;

/** Body of `POST /api/v1/emails/inbound`. */
#[
    ObjectSchema('NewInboundEmail', 'An inbound email.', [
        'provider_id' => new Field(
            'string',
            'The Message-ID, with or without its brackets.',
            'CAF7-88213@mail.example.com',
            pattern: '^<?[!-;=?-~]+>?$',
            maxLength: 191,
        ),
        'from' => new Field(
            'string',
            'The sender, with or without a name.',
            'Emma Walsh <emma.walsh@example.com>',
            maxLength: 400,
        ),
        'to' => new Field('string', 'Our address.', 'support@paddock.example', maxLength: 400),
        'subject' => new Field(
            'string',
            'The subject. Longer ones are cut to 255 characters.',
            'My withdrawal',
            optional: true,
            nullable: true,
            maxLength: self::LONGEST_SUBJECT,
        ),
        'body' => new Field(
            'string',
            'Plain text or HTML. Only the text of HTML is stored.',
            'Please call me about my withdrawal',
            maxLength: self::LONGEST_BODY,
        ),
        'received_at' => new Field(
            'string',
            'Time of receipt by the provider, with an offset.',
            '2026-11-20T14:05:00+11:00',
            format: 'date-time',
        ),
    ]),
]
final class ReceiveEmailRequest extends FormRequest
{
    use ReadsMailFields;

    /** The longest line of an email. */
    private const LONGEST_SUBJECT = 998;

    private const LONGEST_BODY = 100_000;

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

    public function toEmail(): Email
    {
        $text = MailText::plain($this->validated('body'));

        return new Email([
            'direction' => MessageDirection::Inbound,
            'status' => EmailStatus::Received,
            'provider_id' => $this->messageId(),
            'from_address' => $this->address('from'),
            'to_address' => $this->address('to'),
            'subject' => Str::limit(Str::squish($this->optionalText('subject') ?? '(no subject)'), 254, '…'),
            'body' => $text === '' ? '(no text)' : $text,
            'sent_at' => $this->moment('received_at'),
        ]);
    }
}
