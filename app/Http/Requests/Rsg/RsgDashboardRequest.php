<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Enums\RsgWorkKind;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** `kind` shows only one kind of work. */
final class RsgDashboardRequest extends FormRequest
{
    public function rules(): array
    {
        return ['kind' => ['nullable', Rule::enum(RsgWorkKind::class)]];
    }

    public function kind(): ?RsgWorkKind
    {
        $kind = $this->validated('kind');

        return $kind === null ? null : RsgWorkKind::from($kind);
    }
}
