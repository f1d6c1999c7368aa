<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Http\Requests\FormRequest;
use App\Models\Client;
use Illuminate\Validation\Rule;

final class LinkFormSubmissionRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'client_id' => ['required', 'integer', Rule::exists('clients', 'id')->withoutTrashed()],
            // The client on the officer's page, left out for none.
            'seen_client_id' => ['nullable', 'integer', 'min:1'],
        ];
    }

    public function messages(): array
    {
        return ['client_id.required' => 'Choose a client.', 'client_id.*' => 'This client no longer exists. Choose another one.'];
    }

    public function seenClientId(): ?int
    {
        return $this->filled('seen_client_id') ? $this->integer('seen_client_id') : null;
    }

    public function client(): Client
    {
        return Client::query()->whereKey($this->validated('client_id'))->firstOrFail();
    }
}
