<?php

declare(strict_types=1);

namespace App\Http\Controllers\Services;

use App\Domain\Services\ContactCard;
use App\Http\Requests\Reports\ExportListRequest;
use App\Http\Requests\Services\ExportContactRequest;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Exports\ExportScope;
use App\Lists\Exports\ExportSources;
use App\Lists\Services\ContactList;
use App\Models\Contact;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\Response;
use Illuminate\Support\Str;

/** Contacts as vCards, which phones and email programs import. Each download is logged. */
final readonly class VcardController
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * The contacts that match the search, with a reason.
     *
     * @param  class-string<ContactList>  $list
     */
    public function index(ExportListRequest $request, string $list, ExportSources $sources, #[CurrentUser] User $viewer): Response
    {
        $source = $sources->ofClass($list);
        $ids = $request->opened(static fn (): array => iterator_to_array($source->ids(new ExportScope($viewer, $request->listQuery(), null)), false));
        $this->audit->record("{$source->filename()}.exported", after: ['reason' => $request->reason(), 'filter' => $request->listQuery(), 'format' => 'vCard']);
        $contacts = Contact::query()->findMany($ids)->sortBy('name')->map(ContactCard::of(...));

        return $this->file($contacts->implode(''), $source->filename());
    }

    public function show(ExportContactRequest $request, Contact $contact): Response
    {
        $this->audit->record('contact.exported', $contact, after: ['reason' => $request->reason(), 'format' => 'vCard']);

        return $this->file(ContactCard::of($contact), Str::slug($contact->name) ?: 'contact');
    }

    private function file(string $cards, string $name): Response
    {
        return new Response(
            $cards,
            headers: [
                'Content-Type' => 'text/vcard; charset=utf-8',
                'Content-Disposition' => "attachment; filename=\"{$name}.vcf\"",
                'Cache-Control' => 'no-store, private',
            ],
        );
    }
}
