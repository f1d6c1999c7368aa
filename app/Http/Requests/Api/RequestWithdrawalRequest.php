<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Domain\Withdrawals\BankDestination;
use App\Http\Requests\Concerns\ReadsIntakeFields;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Models\Withdrawal;
use Closure;

/** Body of `POST /api/v1/withdrawal-requests`. */
#[
    ObjectSchema('NewWithdrawal', 'A client\'s request for a withdrawal.', [
        'reference' => new Field(
            'string',
            "The sender's reference, unique per request.",
            'WD-20931',
            pattern: '^[A-Za-z0-9._:@+=-]+$',
            maxLength: 64,
        ),
        'client_pin' => new Field('string', 'PIN of the client.', '48213', maxLength: 16),
        'amount_cents' => new Field('integer', 'A whole number of cents.', 25_000, min: 1, max: self::MOST_CENTS),
        'requested_at' => new Field(
            'string',
            'Time of the request, with an offset.',
            '2026-11-20T14:05:00+11:00',
            format: 'date-time',
        ),
        'destination' => new Field(
            'object',
            'The destination: bsb and account_number, or payid. When missing, staff ask the client.',
            optional: true,
            nullable: true,
            fields: [
                'holder' => new Field('string', 'Name of the account.', 'Emma Walsh', maxLength: 255),
                'bsb' => new Field(
                    'string',
                    'Six digits.',
                    '063-000',
                    optional: true,
                    nullable: true,
                    pattern: '^[0-9]{3}[- ]?[0-9]{3}$',
                ),
                'account_number' => new Field(
                    'string',
                    'Four to ten digits as text, with leading zeros.',
                    '12345678',
                    optional: true,
                    nullable: true,
                    pattern: '^[0-9]([- ]?[0-9]){3,9}$',
                ),
                'payid' => new Field(
                    'string',
                    'An email address, a phone number or an ABN.',
                    null,
                    optional: true,
                    nullable: true,
                    maxLength: 255,
                ),
            ],
        ),
    ]),
]
final class RequestWithdrawalRequest extends FormRequest
{
    use ReadsIntakeFields;

    public function rules(): array
    {
        return [
            'reference' => $this->referenceRules(64),
            'client_pin' => $this->clientPinRules(),
            'amount_cents' => $this->centsRules(),
            'requested_at' => $this->momentRules(),
            'destination' => ['nullable', 'array:holder,bsb,account_number,payid'],
            ...is_array($this->input('destination')) ? $this->destinationRules() : [],
        ];
    }

    public function toWithdrawal(): Withdrawal
    {
        return new Withdrawal([
            ...$this->safe(['reference', 'amount_cents']),
            'client_id' => $this->clientId(),
            'requested_at' => $this->moment('requested_at'),
        ]);
    }

    /** @return array<string, mixed> account numbers are text, because of leading zeros */
    private function destinationRules(): array
    {
        $account = ['destination.bsb', 'destination.account_number'];

        return [
            'destination.holder' => ['required', 'string', 'max:255'],
            'destination.payid' => [
                'bail',
                'nullable',
                'required_without_all:'.implode(',', $account),
                'prohibits:'.implode(',', $account),
                'string',
                'max:255',
                $this->isPayId(...),
            ],
            'destination.bsb' => [
                'bail',
                'nullable',
                'required_with:destination.account_number',
                'string',
                'regex:/\A\d{3}[- ]?\d{3}\z/',
            ],
            'destination.account_number' => [
                'bail',
                'nullable',
                'required_with:destination.bsb',
                'string',
                'regex:/\A\d(?:[- ]?\d){3,9}\z/',
            ],
        ];
    }

    public function destination(): ?BankDestination
    {
        /** @var array{holder: string, bsb?: ?string, account_number?: ?string, payid?: ?string}|null $fields */
        $fields = $this->validated('destination');

        return match (true) {
            $fields === null => null,
            isset($fields['payid']) => BankDestination::payId($fields['holder'], $fields['payid']),
            default => BankDestination::account(
                $fields['holder'],
                (string) ($fields['bsb'] ?? ''),
                (string) ($fields['account_number'] ?? ''),
            ),
        };
    }

    private function isPayId(string $attribute, mixed $value, Closure $fail): void
    {
        if (! is_string($value) || BankDestination::normalPayId($value) === null) {
            $fail('A PayID must be an email address, a phone number or an ABN.');
        }
    }
}
