<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Enums\DbCleanupKind;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

final class StartDbCleanupRequest extends FormRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        return ['kind' => ['required', Rule::enum(DbCleanupKind::class)]];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['kind' => 'Choose what shall be cleaned up.'];
    }

    public function kind(): DbCleanupKind
    {
        return DbCleanupKind::from($this->string('kind')->value());
    }
}
