<?php

declare(strict_types=1);

namespace App\Http\Requests\DeveloperTools;

use App\Http\IntakeCall;
use Illuminate\Validation\Rule;

final class CreateWebhookSourceRequest extends ScopedRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [
            ...parent::rules(),
            'slug' => ['bail', 'required', 'string', 'max:64', 'regex:/\A[a-z0-9]+(?:-[a-z0-9]+)*\z/', Rule::unique('webhook_sources', 'slug')],
            'endpoint' => ['nullable', 'string', Rule::in(IntakeCall::signedPaths())],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            ...parent::messages(),
            'slug.required' => 'Enter a short name for the address.',
            'slug.regex' => 'Use lower-case letters, digits and single hyphens, such as sms-gateway.',
            'endpoint.in' => 'Choose a call from the list.',
            'slug.unique' => 'Another source already has this short name.',
        ];
    }
}
