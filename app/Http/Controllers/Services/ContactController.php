<?php

declare(strict_types=1);

namespace App\Http\Controllers\Services;

use App\Actions\Services\AddContact;
use App\Actions\Services\DeleteContact;
use App\Actions\Services\UpdateContact;
use App\Data\Services\ContactsPage;
use App\Enums\ContactKind;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Services\SaveContactRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Services\ContactList;
use App\Models\Contact;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Contracts\Container\Container;
use Illuminate\Http\RedirectResponse;

/** Company contacts and external contacts. The route names the list. */
final class ContactController
{
    use AnswersChange;

    /** @param  class-string<ContactList>  $list */
    public function index(ListRequest $request, string $list, Container $container, CurrentImpersonation $impersonation, #[CurrentUser] User $viewer): Response
    {
        $contacts = $container->make($list);
        [$rows, $meta] = $request->page($contacts);

        return Inertia::render(
            'Services/Contacts',
            new ContactsPage($contacts->kind(), $rows, $meta, $viewer->can('manageServices'), $impersonation->find() === null),
        );
    }

    public function store(SaveContactRequest $request, AddContact $add, #[CurrentUser] User $user): RedirectResponse
    {
        $contact = $add->handle($request->enumOf('kind', ContactKind::class), $request->fields(), $user, $request->reference());

        return $this->success("{$contact->name} added.");
    }

    public function update(SaveContactRequest $request, Contact $contact, UpdateContact $update, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $update->handle($contact, $request->fields(), $request->integer('version'), $user), 'Contact saved.');
    }

    /** The page offers to undo it. */
    public function destroy(Contact $contact, DeleteContact $delete, #[CurrentUser] User $user): RedirectResponse
    {
        $delete->handle($contact, $user);

        return back();
    }

    public function restore(Contact $contact, DeleteContact $delete, #[CurrentUser] User $user): RedirectResponse
    {
        $delete->restore($contact, $user);

        return $this->success("{$contact->name} restored.");
    }
}
