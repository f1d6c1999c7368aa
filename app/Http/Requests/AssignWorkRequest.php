<?php

declare(strict_types=1);

namespace App\Http\Requests;

use App\Enums\Ability;
use App\Http\Requests\Concerns\ReadsSeenOwner;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Validation\Rule;

/** `owner_id`: a colleague who works this queue; empty for no owner. The route names the queue's ability. */
final class AssignWorkRequest extends FormRequest
{
    use ReadsSeenOwner;

    public function rules(): array
    {
        return [
            'owner_id' => ['present', 'nullable', 'integer', Rule::in(array_column(app(UserChoiceQuery::class)->with($this->ability()), 'value'))],
            ...$this->seenOwnerRules(),
        ];
    }

    public function messages(): array
    {
        return ['owner_id.in' => 'Choose a colleague who works this queue.'];
    }

    public function owner(): ?User
    {
        $id = $this->validated('owner_id');

        return $id === null ? null : User::query()->whereKey($id)->firstOrFail();
    }

    private function ability(): Ability
    {
        $ability = $this->route('ability');

        return Ability::from(is_string($ability) ? $ability : '');
    }
}
