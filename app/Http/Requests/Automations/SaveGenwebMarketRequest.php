<?php

declare(strict_types=1);

namespace App\Http\Requests\Automations;

use App\Support\PlainText;

final class SaveGenwebMarketRequest extends MappingRequest
{
    protected const PARENTS = ['sport_type_id'];

    public function fields(): array
    {
        $fields = parent::fields();

        return [...$fields, 'external_id' => $fields['external_id'] ?? null, 'is_enabled' => $this->boolean('is_enabled')];
    }

    protected function fieldRules(): array
    {
        return [...parent::fieldRules(), 'external_id' => ['nullable', 'string', 'max:64', new PlainText], 'is_enabled' => ['required', 'boolean']];
    }
}
