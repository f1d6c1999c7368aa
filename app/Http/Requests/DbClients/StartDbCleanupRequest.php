<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Enums\DbCleanupKind;
use App\Services\DbClients\ProspectSelection;
use Illuminate\Validation\Rule;

/** `kind`, for all prospects; with a selection as of any bulk deed, for those chosen. */
final class StartDbCleanupRequest extends ProspectSelectionRequest
{
    /** @return array<string, mixed> */
    public function rules(): array
    {
        $kind = ['kind' => ['required', Rule::enum(DbCleanupKind::class)]];

        return $this->hasAny(['all', 'ids', 'filters']) ? [...parent::rules(), ...$kind] : $kind;
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [...parent::messages(), 'kind' => 'Choose what shall be cleaned up.'];
    }

    public function kind(): DbCleanupKind
    {
        return DbCleanupKind::from($this->string('kind')->value());
    }

    /** Null for all prospects there are. */
    public function chosen(): ?ProspectSelection
    {
        return $this->has('all') ? $this->selection() : null;
    }
}
