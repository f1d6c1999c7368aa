<?php

declare(strict_types=1);

namespace App\Http\Requests\Imports;

use App\Enums\ImportDecision;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** A colleague's decision about a waiting row. */
final class DecideImportRowRequest extends FormRequest
{
    public function rules(): array
    {
        return ['decision' => ['bail', 'required', 'string', Rule::enum(ImportDecision::class)]];
    }
}
