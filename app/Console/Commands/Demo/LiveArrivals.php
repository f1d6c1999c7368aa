<?php

declare(strict_types=1);

namespace App\Console\Commands\Demo;

use App\Enums\ClientStatus;
use App\Enums\PaymentRail;
use App\Enums\RsgChannel;
use App\Enums\RsgFormType;
use App\Models\Client;
use App\Models\Company;
use App\Support\Dollars;
use Database\Seeders\Demo\Australians;
use Database\Seeders\Demo\DemoScreenshot;
use Database\Seeders\Demo\DemoTexts;
use Database\Seeders\Demo\Dice;
use Illuminate\Support\Str;

/** Invents realistic work of every kind that staff are notified of. */
final readonly class LiveArrivals
{
    /** Percentages. */
    private const WEIGHTS = ['client' => 18, 'bankLine' => 30, 'sms' => 25, 'withdrawal' => 10, 'rsgCommunication' => 6, 'formSubmission' => 5, 'review' => 6];

    private const PLATFORMS = ['Google', 'Facebook', 'Trustpilot', 'ProductReview'];

    public function __construct(private Dice $dice) {}

    public function next(): LiveArrival
    {
        $client = $this->someClient();
        $kind = $client === null ? 'client' : $this->dice->weighted(self::WEIGHTS);

        return match (true) {
            $client === null, $kind === 'client' => $this->client(),
            $kind === 'bankLine' => $this->bankLine($this->dice->chance(75) ? $client : null),
            $kind === 'sms' => $this->sms($client),
            $kind === 'withdrawal' => $this->withdrawal($client),
            $kind === 'rsgCommunication' => $this->rsgCommunication($client),
            $kind === 'formSubmission' => $this->formSubmission($client),
            default => $this->review($client),
        };
    }

    private function client(): LiveArrival
    {
        $person = $this->stranger();
        $company = $this->dice->pick(array_values(Company::query()->pluck('slug')->all()));

        return new LiveArrival('clients', [
            'company' => $company, 'first_name' => $person['first_name'], 'last_name' => $person['last_name'], 'date_of_birth' => $person['date_of_birth'],
            'email' => $person['email'], 'mobile' => $person['mobile_e164'], 'address' => $person['address'], 'suburb' => $person['suburb'],
            'state' => $person['state']->value, 'postcode' => $person['postcode'],
        ], "New client {$person['first_name']} {$person['last_name']} at {$company}");
    }

    private function bankLine(?Client $client): LiveArrival
    {
        $stranger = $this->stranger();
        $payer = mb_strtoupper($client->full_name ?? "{$stranger['first_name'][0]} {$stranger['last_name']}");
        $digits = $client->pin ?? (string) $this->dice->between(70_000, 79_999);
        $cents = $this->cents();

        return new LiveArrival('bank-lines', [
            'rail' => $this->dice->pick(PaymentRail::cases())->value, 'bank_reference' => self::reference(), 'description' => "Payment from {$payer} {$digits}",
            'amount_cents' => $cents, 'value_at' => now()->toAtomString(),
        ], Dollars::of($cents)." from {$payer}");
    }

    private function sms(Client $client): LiveArrival
    {
        return new LiveArrival('sms/inbound', [
            'provider_id' => self::reference(), 'from' => $client->mobile_e164 ?? $this->stranger()['mobile_e164'],
            'body' => $this->dice->pick(DemoTexts::FROM_CLIENTS), 'received_at' => now()->toAtomString(),
        ], "SMS from {$client->full_name}");
    }

    private function withdrawal(Client $client): LiveArrival
    {
        $cents = $this->cents();

        return new LiveArrival('withdrawal-requests', [
            'reference' => self::reference(), 'client_pin' => $client->pin, 'amount_cents' => $cents, 'requested_at' => now()->toAtomString(),
            'destination' => ['holder' => $client->full_name, 'bsb' => '063-000', 'account_number' => sprintf('%08d', $client->id)],
        ], 'Withdrawal of '.Dollars::of($cents)." for {$client->full_name}");
    }

    private function rsgCommunication(Client $client): LiveArrival
    {
        return new LiveArrival('rsg-communications', [
            'external_id' => self::reference(), 'client_pin' => $client->pin, 'channel' => $this->dice->pick(RsgChannel::cases())->value,
            'body' => $this->dice->pick(DemoTexts::RSG), 'sent_at' => now()->toAtomString(),
        ], "Responsible-gambling message from {$client->full_name}");
    }

    private function formSubmission(Client $client): LiveArrival
    {
        $form = $this->dice->pick(RsgFormType::cases());

        return new LiveArrival('form-submissions', [
            'external_id' => self::reference(), 'form_type' => $form->value, 'client_pin' => $client->pin,
            'fields' => ['Message' => $this->dice->pick(DemoTexts::RSG)], 'submitted_at' => now()->toAtomString(),
        ], "{$form->label()} form of {$client->full_name}");
    }

    private function review(Client $client): LiveArrival
    {
        $platform = $this->dice->pick(self::PLATFORMS);

        return new LiveArrival('social-media-reviews', [
            'external_id' => self::reference(), 'client_pin' => $client->pin, 'platform_name' => $platform, 'posted_at' => now()->toAtomString(),
            'screenshot' => base64_encode(DemoScreenshot::of($platform, $client->full_name, $this->dice->between(4, 5))),
        ], "{$platform} review of {$client->full_name}");
    }

    private function someClient(): ?Client
    {
        $from = $this->dice->between(1, max(1, (int) Client::query()->max('id')));

        return Client::query()->where('status', ClientStatus::Active)->where('id', '>=', $from)->orderBy('id')->first()
            ?? Client::query()->where('status', ClientStatus::Active)->orderBy('id')->first();
    }

    /** @return array{first_name: string, last_name: string, date_of_birth: string, email: string, mobile_e164: string, address: string, suburb: string, state: \App\Enums\AustralianState, postcode: string} */
    private function stranger(): array
    {
        return Australians::person($this->dice->between(200_000, 899_999));
    }

    private function cents(): int
    {
        return $this->dice->between(1, 40) * 2_500;
    }

    private static function reference(): string
    {
        return 'LIVE-'.Str::ulid();
    }
}
