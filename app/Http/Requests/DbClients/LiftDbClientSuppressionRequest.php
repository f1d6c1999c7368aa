<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Http\Requests\FormRequest;

final class LiftDbClientSuppressionRequest extends FormRequest
{
    public function rules(): array
    {
        return ['reason' => ['required', 'string', 'min:5', 'max:255']];
    }

    public function messages(): array
    {
        return ['reason.required' => 'Enter why the suppression ends.', 'reason.min' => 'Enter a longer reason why the suppression ends.'];
    }
}
