<?php

declare(strict_types=1);

namespace App\Http\Requests\DeveloperTools;

use App\Enums\LogLevel;
use App\Http\Requests\Concerns\DropsInvalidParameters;
use App\Http\Requests\FormRequest;
use App\Infrastructure\Logs\LogDirectory;
use Illuminate\Contracts\Validation\Validator;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;

/** A page of a log file: `?file=laravel-2026-11-20.log&level=error&search=timeout&before=52311`. */
final class LogViewerRequest extends FormRequest
{
    use DropsInvalidParameters;

    /** Only listed files can be opened. */
    public function rules(): array
    {
        return [
            'file' => ['nullable', 'string', Rule::in(array_column(app(LogDirectory::class)->files(), 'name'))],
            'level' => ['nullable', Rule::enum(LogLevel::class)],
            'search' => ['nullable', 'string', 'max:200'],
            'before' => ['nullable', 'integer', 'min:0', 'max:'.PHP_INT_MAX],
        ];
    }

    public function messages(): array
    {
        return [
            'file.in' => 'This log file no longer exists.',
            'search.max' => 'Search for at most 200 characters.',
        ];
    }

    protected function failedValidation(Validator $validator): void
    {
        throw self::withoutInvalidParameters(new ValidationException($validator), $this);
    }
}
