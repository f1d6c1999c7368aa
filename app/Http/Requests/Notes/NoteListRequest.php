<?php

declare(strict_types=1);

namespace App\Http\Requests\Notes;

use App\Enums\NoteCategory;
use App\Http\Requests\ListRequest;
use App\Queries\Lists\ListOrder;
use App\Queries\Notes\NoteSort;
use Illuminate\Validation\Rule;

/** Which page of a record's notes, and of which category: for every page with a notes panel. */
final class NoteListRequest extends ListRequest
{
    public function category(): ?NoteCategory
    {
        $category = $this->validated('category');

        return is_string($category) ? NoteCategory::from($category) : null;
    }

    protected function sorts(): string
    {
        return NoteSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(NoteSort::Pinned, descending: true);
    }

    protected function filterRules(): array
    {
        return ['category' => ['nullable', 'string', Rule::enum(NoteCategory::class)]];
    }

    protected function multiValued(): array
    {
        return [];
    }
}
