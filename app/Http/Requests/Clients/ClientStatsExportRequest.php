<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use Illuminate\Contracts\Validation\Validator;
use Illuminate\Validation\ValidationException;

/** The chosen figures of a client and the reason for the export. */
final class ClientStatsExportRequest extends ClientStatsRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [...parent::rules(), 'reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['reason.*' => 'Enter a reason for this export.'];
    }

    protected function failedValidation(Validator $validator): void
    {
        $this->session()->flash('error', $validator->errors()->first());

        throw (new ValidationException($validator))->redirectTo(route('clients.stats', $this->route('client')));
    }
}
