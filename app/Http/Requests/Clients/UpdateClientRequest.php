<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Enums\ClientStatus;
use App\Http\Requests\Concerns\ChecksClientFields;
use App\Http\Requests\FormRequest;
use App\Http\Rules\LooksAfterClients;
use App\Models\Client;
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
            ...$this->personRules(),
            'preferred_name' => ['nullable', 'string', 'max:100', new PlainText],
            'status' => ['required', Rule::enum(ClientStatus::class)],
            'company_id' => ['required', 'integer', Rule::exists('companies', 'id')],
            'account_manager_id' => ['nullable', 'integer', $this->managerRule()],
            'affiliate_id' => ['nullable', 'integer', Rule::exists('affiliates', 'id')],
        ];
    }

    public function messages(): array
    {
        return $this->personMessages();
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
            $mine[$field] = self::normalised($field, $this->validated($field));
            $opened[$field] = self::normalised($field, $base[$field] ?? null);
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
}
