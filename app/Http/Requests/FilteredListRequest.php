<?php

declare(strict_types=1);

namespace App\Http\Requests;

use App\Models\User;
use App\Queries\Filters\FilterCondition;
use App\Queries\Filters\FilterSet;
use App\Services\Contacts\ContactMask;

/** The query of a list whose filters have operators: `status=closed&status_op=not&last_bet_at=2026-01-01&last_bet_at_op=before`. */
abstract class FilteredListRequest extends ListRequest
{
    private ?FilterSet $fields = null;

    abstract protected function filterSet(User $viewer): FilterSet;

    /** @return list<FilterCondition> */
    public function conditions(): array
    {
        $query = $this->validated();

        return $query === [] ? [] : $this->fields()->conditions($query);
    }

    protected function filterRules(): array
    {
        return $this->fields()->rules($this->query->all());
    }

    protected function multiValued(): array
    {
        return [];
    }

    protected function seesContacts(): bool
    {
        return ContactMask::isLifted($this->viewer());
    }

    private function fields(): FilterSet
    {
        return $this->fields ??= $this->filterSet($this->viewer());
    }

    private function viewer(): User
    {
        /** @var User */
        return $this->user();
    }
}
