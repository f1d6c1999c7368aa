<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Enums\SuppressionReason;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

final class SuppressDbClientRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', Rule::enum(SuppressionReason::class)], 'note' => ['nullable', 'string', 'max:255']];
    }

    public function messages(): array
    {
        return ['reason' => 'Choose a reason.'];
    }
}
