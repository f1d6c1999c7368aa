<?php

declare(strict_types=1);

namespace App\Http\Requests\Automations;

use App\Domain\Automations\PatternRule;
use App\Http\Requests\FormRequest;
use App\Models\GenwebMarket;

/** A `name` to test. With a `pattern`, as it is in the form, also the result after saving it; `id` is the pattern that the form changes. */
final class TestPatternRequest extends FormRequest
{
    public function rules(): array
    {
        $id = ['nullable', 'integer', 'min:1', 'max:'.PHP_INT_MAX];

        return [
            'name' => ['required', 'string', 'max:330'],
            'pattern' => ['nullable', 'string', 'max:320'],
            'priority' => ['nullable', 'integer', 'between:1,9999'],
            'market_id' => $id,
            'id' => $id,
        ];
    }

    /** Null without a pattern. A market that isn't chosen yet counts as enabled. */
    public function draft(): ?PatternRule
    {
        if ($this->string('pattern')->value() === '') {
            return null;
        }
        $market = GenwebMarket::query()->find($this->integer('market_id'));

        return new PatternRule(
            $this->integer('id') ?: null, $this->string('pattern')->value(), $this->integer('priority') ?: 9_999,
            market_name: $market->name ?? 'the market that you choose', market_is_enabled: $market->is_enabled ?? true,
        );
    }
}
