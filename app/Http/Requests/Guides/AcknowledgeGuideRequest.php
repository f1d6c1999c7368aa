<?php

declare(strict_types=1);

namespace App\Http\Requests\Guides;

use App\Http\Requests\FormRequest;

final class AcknowledgeGuideRequest extends FormRequest
{
    public function rules(): array
    {
        return ['version' => ['required', 'integer', 'min:1']];
    }
}
