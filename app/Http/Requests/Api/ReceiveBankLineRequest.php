<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Domain\Deposits\BankFiles\StatementReader;
use App\Domain\Deposits\NewBankLine;
use App\Enums\PaymentRail;
use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Validation\Rule;

/** Body of `POST /api/v1/bank-lines`. */
#[
    ObjectSchema('NewBankLine', 'A credit on the bank statement.', [
        'rail' => new Field('string', 'The payment method.', 'osko', enum: PaymentRail::class),
        'bank_reference' => new Field(
            'string',
            'The bank\'s reference, unique per line. References that start with CSV- are reserved for bank files.',
            'NAB-000123',
            maxLength: 140,
        ),
        'end_to_end_id' => new Field(
            'string',
            'The payer\'s bank\'s reference (NPP).',
            'E2E-1',
            optional: true,
            nullable: true,
            maxLength: 140,
        ),
        'description' => new Field(
            'string',
            'The bank\'s description. The payer and the PIN are read from it.',
            'Payment from Emma Walsh 48213',
            maxLength: 255,
        ),
        'amount_cents' => new Field('integer', 'A whole number of cents.', 25_000, min: 1, max: self::MOST_CENTS),
        'value_at' => new Field(
            'string',
            'Time of the credit, with an offset.',
            '2026-11-20T14:05:00+11:00',
            format: 'date-time',
        ),
    ]),
]
final class ReceiveBankLineRequest extends FormRequest
{
    use ReadsIntakeFields {
        messages as private commonMessages;
    }

    public function rules(): array
    {
        return [
            'rail' => ['required', Rule::enum(PaymentRail::class)],
            'bank_reference' => ['required', 'string', 'max:140', 'not_regex:/\A\s*'.StatementReader::REFERENCE_PREFIX.'/i'],
            'end_to_end_id' => ['nullable', 'string', 'max:140'],
            'description' => ['required', 'string', 'max:255'],
            'amount_cents' => $this->centsRules(),
            'value_at' => $this->momentRules(),
        ];
    }

    public function messages(): array
    {
        return [
            ...$this->commonMessages(),
            'bank_reference.not_regex' => 'References that start with CSV- are reserved for bank files. Send the bank\'s own reference.',
        ];
    }

    public function toNewBankLine(): NewBankLine
    {
        return new NewBankLine(
            rail: PaymentRail::from($this->validated('rail')),
            bank_reference: $this->validated('bank_reference'),
            end_to_end_id: $this->optionalText('end_to_end_id'),
            description: $this->validated('description'),
            amount_cents: $this->validated('amount_cents'),
            value_at: $this->moment('value_at'),
        );
    }
}
