<?php

declare(strict_types=1);

namespace App\Http\Requests\DeveloperTools;

use App\Http\Requests\FormRequest;

final class SwitchWebhookSourceRequest extends FormRequest
{
    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return ['is_active' => ['required', 'boolean']];
    }
}
