<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use Illuminate\Foundation\Http\FormRequest;

final class LiftDbClientSuppressionRequest extends FormRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['reason.required' => 'Enter a reason for ending the suppression.', 'reason.min' => 'Enter a longer reason for ending the suppression.'];
    }
}
