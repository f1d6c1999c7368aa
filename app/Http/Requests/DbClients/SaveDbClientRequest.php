<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Actions\DbClients\SaveDbClient;
use App\Domain\DbClients\DbClientScope;
use App\Enums\AustralianState;
use App\Enums\ConsentBasis;
use App\Http\Requests\Concerns\ChecksClientFields;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Support\CalendarDay;
use App\Support\PhoneNumber;
use App\Support\PlainText;
use App\Support\PostcodeRanges;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Validation\Rule;
use Illuminate\Validation\Validator;

/**
 * The form of a DB client: its details, numbers and addresses.
 *
 * @phpstan-import-type Phone from SaveDbClient
 * @phpstan-import-type Address from SaveDbClient
 */
final class SaveDbClientRequest extends FormRequest
{
    use ChecksClientFields, IsSentOnce;

    public function rules(): array
    {
        $day = ['nullable', 'date_format:Y-m-d', 'after:1900-01-01', 'before_or_equal:'.CalendarDay::today()->date];

        return [
            'db_list_id' => [
                Rule::requiredIf($this->isMethod('post') && DbClientScope::of($this->staff())->isOwnListsOnly),
                'nullable',
                'integer',
                'min:1',
                'max:999999999999999999',
            ],
            ...$this->referenceRule(),
            'version' => [Rule::requiredIf($this->isMethod('put')), 'integer', 'min:1'],
            'first_name' => ['required', 'string', 'max:100', new PlainText],
            'last_name' => ['required', 'string', 'max:100', new PlainText],
            'date_of_birth' => ['nullable', 'date_format:Y-m-d', 'after:1900-01-01', 'before_or_equal:'.$this->youngestBirthday()],
            'email' => ['nullable', 'string', 'email:rfc', 'max:255'],
            'source' => ['nullable', 'string', 'max:64'],
            'consent_basis' => ['required', Rule::enum(ConsentBasis::class)],
            'phones' => ['present', 'array', 'list', 'max:10'],
            'phones.*.id' => ['nullable', 'integer', 'min:1', 'max:999999999999999999'],
            'phones.*.number' => ['required', 'string', 'max:30', $this->isNumber(...)],
            'phones.*.source' => ['nullable', 'string', 'max:64'],
            'phones.*.consent_basis' => ['required', Rule::enum(ConsentBasis::class)],
            'phones.*.consent_on' => $day,
            'phones.*.evidence' => ['nullable', 'required_if:phones.*.consent_basis,express', 'string', 'max:255'],
            'addresses' => ['present', 'array', 'list', 'max:20'],
            'addresses.*.id' => ['nullable', 'integer', 'min:1', 'max:999999999999999999'],
            'addresses.*.line' => ['nullable', 'string', 'max:255'],
            // Imports leave addresses without a suburb or state. They must not hold up other edits.
            'addresses.*.suburb' => ['nullable', 'required_without:addresses.*.id', 'string', 'max:100', new PlainText],
            'addresses.*.state' => ['nullable', 'required_without:addresses.*.id', Rule::enum(AustralianState::class)],
            'addresses.*.postcode' => ['nullable', 'string', 'regex:/\A\d{4}\z/', $this->liesInItsState(...)],
            'addresses.*.from_on' => $day,
            'addresses.*.to_on' => $day,
            'addresses.*.source' => ['nullable', 'string', 'max:64'],
        ];
    }

    public function messages(): array
    {
        return [
            'db_list_id.required' => 'Choose a list.',
            'date_of_birth.before_or_equal' => 'A DB client must be at least '.self::MINIMUM_AGE.' years old.',
            'email.email' => 'Enter a valid email address.',
            'phones.max' => 'Enter at most 10 numbers.',
            'phones.*.number.required' => 'Enter a phone number.',
            'phones.*.evidence.required_if' => 'Enter evidence of the express consent, such as a form, recording or reference.',
            'phones.*.consent_on.before_or_equal' => 'The consent date can’t be in the future.',
            'addresses.*.from_on.before_or_equal' => 'The first day can’t be in the future.',
            'addresses.*.to_on.before_or_equal' => 'The last day can’t be in the future.',
            'addresses.*.suburb.required_without' => 'Enter a suburb.',
            'addresses.*.state.required_without' => 'Choose a state.',
            'addresses.*.postcode.regex' => 'Enter a postcode of 4 digits.',
        ];
    }

    public function attributes(): array
    {
        return [
            'email' => 'email',
            'phones.*.number' => 'number',
            'phones.*.source' => 'source',
            'phones.*.consent_basis' => 'consent',
            'phones.*.consent_on' => 'date',
            'phones.*.evidence' => 'evidence',
            'addresses.*.line' => 'street',
            'addresses.*.suburb' => 'suburb',
            'addresses.*.state' => 'state',
            'addresses.*.postcode' => 'postcode',
            'addresses.*.from_on' => 'from',
            'addresses.*.to_on' => 'to',
            'addresses.*.source' => 'source',
        ];
    }

    /** @return list<Closure(Validator): void> checks across several rows */
    public function after(): array
    {
        return [function (Validator $validator): void {
            if ($validator->errors()->isNotEmpty()) {
                return;
            }
            $numbers = array_column($this->phones(), 'e164');
            foreach (array_keys(array_diff_key($numbers, array_unique($numbers))) as $index) {
                $validator->errors()->add("phones.{$index}.number", 'This number is already in the list.');
            }
            $addresses = $this->addresses();
            foreach ($addresses as $index => $address) {
                $this->checkDates($validator, $index, $address, array_slice($addresses, 0, $index));
            }
        }];
    }

    /** @return array<string, mixed> columns of the DB client */
    public function fields(): array
    {
        return [
            'first_name' => $this->string('first_name')->value(),
            'last_name' => $this->string('last_name')->value(),
            'date_of_birth' => $this->input('date_of_birth'),
            'email' => $this->filled('email') ? $this->string('email')->lower()->value() : null,
            'source' => $this->input('source'),
            'consent_basis' => $this->input('consent_basis'),
        ];
    }

    /** The list of a contractor's new DB client. Others assign DB clients in the list. */
    public function listId(): ?int
    {
        return DbClientScope::of($this->staff())->isOwnListsOnly ? $this->integer('db_list_id') : null;
    }

    /** @return list<Phone> */
    public function phones(): array
    {
        return array_map(static fn (array $row): array => [
            'id' => isset($row['id']) ? (int) $row['id'] : null,
            'e164' => PhoneNumber::toE164((string) $row['number']) ?? (string) $row['number'],
            'source' => $row['source'] ?? null,
            'consent_basis' => ConsentBasis::from((string) $row['consent_basis']),
            'consent_at' => isset($row['consent_on']) ? CarbonImmutable::parse($row['consent_on'], 'UTC') : null,
            'consent_evidence' => $row['evidence'] ?? null,
        ], array_values($this->array('phones')));
    }

    /** @return list<Address> */
    public function addresses(): array
    {
        return array_map(static fn (array $row): array => [
            'id' => isset($row['id']) ? (int) $row['id'] : null,
            'line' => $row['line'] ?? null,
            'suburb' => $row['suburb'] ?? null,
            'state' => AustralianState::tryFrom((string) ($row['state'] ?? '')),
            'postcode' => $row['postcode'] ?? null,
            'from_on' => $row['from_on'] ?? null,
            'to_on' => $row['to_on'] ?? null,
            'source' => $row['source'] ?? null,
        ], array_values($this->array('addresses')));
    }

    /**
     * @param  Address  $address
     * @param  list<Address>  $others
     */
    private function checkDates(Validator $validator, int $index, array $address, array $others): void
    {
        [$first, $last] = [$address['from_on'] ?? '0000', $address['to_on'] ?? '9999'];
        if ($last < $first) {
            $validator->errors()->add("addresses.{$index}.to_on", 'The last day can’t be before the first day.');
        }
        foreach ($others as $place => $other) {
            // Imports and merges leave several addresses whose days are unknown. They must not hold up other edits.
            $areStored = isset($address['id'], $other['id']) && (! isset($address['from_on']) || ! isset($other['from_on']));
            if (! $areStored && $first <= ($other['to_on'] ?? '9999') && ($other['from_on'] ?? '0000') <= $last) {
                $validator->errors()->add("addresses.{$index}.from_on", 'This overlaps with address '.($place + 1).'. Enter a last day for the older address.');
            }
        }
    }

    private function isNumber(string $attribute, mixed $value, Closure $fail): void
    {
        if (! is_string($value) || PhoneNumber::toE164($value) === null) {
            $fail('Enter a valid phone number, such as 0491 570 156, or one with a country code.');
        }
    }

    private function liesInItsState(string $attribute, mixed $value, Closure $fail): void
    {
        $state = AustralianState::tryFrom((string) $this->string(str_replace('.postcode', '.state', $attribute)));
        if ($state !== null && is_string($value) && preg_match('/\A\d{4}\z/', $value) === 1 && ! PostcodeRanges::contains($state, $value)) {
            $fail("The postcode {$value} is not in {$state->label()}.");
        }
    }
}
