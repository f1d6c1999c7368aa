<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Http\Requests\Concerns\ChecksClientFields;
use App\Http\Requests\FormRequest;
use App\Http\Rules\LooksAfterClients;
use App\Models\Client;
use App\Support\AustralianMobile;
use App\Support\PlainText;
use Illuminate\Validation\Rule;

/** The client form, with the version and the values (`base`) that it was opened with. */
class UpdateClientRequest extends FormRequest
{
    use ChecksClientFields;

    public function rules(): array
    {
        return [
            'version' => ['required', 'integer', 'min:1'],
            'base' => ['required', 'array:'.implode(',', ClientFields::NAMES)],
            'base.*' => ['nullable', 'string', 'max:255'],
            ...$this->fieldRules(),
        ];
    }

    /** @return array<string, list<mixed>> rules by the names of ClientFields */
    protected function fieldRules(): array
    {
        return [
            'first_name' => ['required', 'string', 'max:100', new PlainText],
            'last_name' => ['required', 'string', 'max:100', new PlainText],
            'preferred_name' => ['nullable', 'string', 'max:100', new PlainText],
            'date_of_birth' => ['nullable', 'date_format:Y-m-d', 'after:1900-01-01', 'before_or_equal:'.$this->youngestBirthday()],
            'email' => ['nullable', 'string', 'email:rfc', 'max:255'],
            'mobile_e164' => ['nullable', 'string', 'max:30', $this->isAustralianMobile(...)],
            'address' => ['nullable', 'string', 'max:255', new PlainText],
            'suburb' => ['nullable', 'string', 'max:100', new PlainText],
            'state' => ['nullable', 'required_with:postcode', Rule::enum(AustralianState::class)],
            'postcode' => ['nullable', 'string', 'regex:/^\d{4}$/', $this->liesInState(...)],
            'status' => ['required', Rule::enum(ClientStatus::class)],
            'company_id' => ['required', 'integer', Rule::exists('companies', 'id')],
            'account_manager_id' => ['nullable', 'integer', $this->managerRule()],
            'affiliate_id' => ['nullable', 'integer', Rule::exists('affiliates', 'id')],
        ];
    }

    public function messages(): array
    {
        return [
            'date_of_birth.before_or_equal' => 'A client must be at least '.self::MINIMUM_AGE.' years old.',
            'date_of_birth.after' => 'Enter a date of birth after 1900.',
            'email.email' => 'Enter a valid email address.',
            'postcode.regex' => 'Enter a postcode of 4 digits.',
            'state.required_with' => 'Choose the state for this postcode.',
        ];
    }

    public function attributes(): array
    {
        return [
            'email' => 'email', 'mobile_e164' => 'mobile', 'company_id' => 'company',
            'account_manager_id' => 'account manager', 'affiliate_id' => 'affiliate',
        ];
    }

    public function toEdit(): ClientEdit
    {
        $base = $this->validated('base');
        $mine = [];
        $opened = [];

        foreach (ClientFields::NAMES as $field) {
            $mine[$field] = self::text($field, $this->validated($field));
            $opened[$field] = self::text($field, $base[$field] ?? null);
        }

        return new ClientEdit((int) $this->validated('version'), $mine, $opened);
    }

    /** Accepts the current manager and the one the form was opened with, even when they have left. */
    private function managerRule(): LooksAfterClients
    {
        /** @var Client $client */
        $client = $this->route('client');

        return new LooksAfterClients([(string) $client->account_manager_id, $this->string('base.account_manager_id')->value()]);
    }

    /** Normalised as in ClientFields, so that another notation of a number is no change. */
    protected static function text(string $field, mixed $value): string
    {
        $text = trim((string) (is_scalar($value) ? $value : ''));

        return match ($field) {
            'mobile_e164' => AustralianMobile::toE164($text) ?? $text,
            'email' => mb_strtolower($text),
            default => $text,
        };
    }
}
