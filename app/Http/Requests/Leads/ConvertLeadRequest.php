<?php

declare(strict_types=1);

namespace App\Http\Requests\Leads;

use App\Domain\Leads\ConversionChoice;
use App\Http\Requests\FormRequest;

/** The decision about likely matches; both fields are empty when there are none. */
final class ConvertLeadRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'link_client_id' => ['nullable', 'integer', 'min:1', 'max:999999999999999999', 'prohibits:override_reason'],
            'override_reason' => ['nullable', 'string', 'min:5', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'link_client_id.prohibits' => 'Link the lead to a client or create a new client, not both.',
            'override_reason.min' => 'Enter a longer reason why they are different people.',
        ];
    }

    public function choice(): ConversionChoice
    {
        $client = $this->validated('link_client_id');
        $reason = $this->validated('override_reason');

        return new ConversionChoice($client === null ? null : (int) $client, is_string($reason) && trim($reason) !== '' ? trim($reason) : null);
    }
}
