<?php

declare(strict_types=1);

namespace App\Http\Requests\Notes;

use App\Http\Requests\FormRequest;

final class MarkPromiseRequest extends FormRequest
{
    public function rules(): array
    {
        return ['is_done' => ['required', 'boolean']];
    }
}
